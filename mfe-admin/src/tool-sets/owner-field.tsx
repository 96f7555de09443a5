import { UserSelect } from '@coaching/ui-kit/user-select';
import { type FoundOwner, findOwners } from './find-owners';
import type { NamedOwner } from './tool-set-owner';

interface OwnerFieldProps {
  label: string;
  value: FoundOwner | null;
  onChange: (owner: FoundOwner | null) => void;
  search?: typeof findOwners;
  error?: string;
}

/** Whose tool sets, searched by name among all organisations and coaches on their own (spec 2 section 2, Tools screen). */
export function OwnerField({ search = findOwners, onChange, ...field }: OwnerFieldProps) {
  return (
    <UserSelect
      placeholder="Type a name"
      search={search}
      // It chooses among what `search` found.
      onChange={(found) => onChange(found as FoundOwner | null)}
      {...field}
    />
  );
}

/** Goes to the tool sets of whoever is found. */
export function FindOwner({ onOwner }: { onOwner: (owner: NamedOwner) => void }) {
  return (
    <OwnerField
      label="Find an organization or coach"
      value={null}
      onChange={(found) => found && onOwner(found.owner)}
    />
  );
}
