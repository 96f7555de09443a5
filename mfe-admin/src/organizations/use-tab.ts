import type { Tab } from '@coaching/ui-kit/tabs';
import { useLocation, useNavigate } from 'react-router';

/** The tab that the address names after its #, the first one where it names none; and how to show another. */
export function useTab<Name extends string>(tabs: readonly Tab<Name>[]): [Name, (name: Name) => void] {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const current = tabs.find(({ name }) => `#${name}` === hash) ?? tabs[0]!;
  return [current.name, (name) => void navigate({ hash: name }, { replace: true })];
}
