import { NativeSelect } from '@coaching/ui-kit';
import { PlaceField } from './place-field';

const LABEL = 'Time zone';
const BY_REGION = 'By region';
const zones = Intl.supportedValuesOf('timeZone').map((value) => ({
  value,
  label: value.replaceAll('_', ' '),
}));

interface TimeZoneFieldProps {
  mayEdit: boolean;
  /** Name of a time zone; empty for that of the region. */
  value: string;
  error?: string;
  onChange: (time_zone: string) => void;
}

/** Whose clocks say in which month of reports something was. */
export function TimeZoneField({ mayEdit, value, error, onChange }: TimeZoneFieldProps) {
  if (!mayEdit)
    return <PlaceField label={LABEL} mayEdit={false} value={value.replaceAll('_', ' ') || BY_REGION} />;
  const others = zones.some((zone) => zone.value === value) || value === '' ? [] : [{ value, label: value }];
  return (
    <NativeSelect
      label={LABEL}
      description="Reports count by its months"
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      data={[{ value: '', label: BY_REGION }, ...others, ...zones]}
    />
  );
}
