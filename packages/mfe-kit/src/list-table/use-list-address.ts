import { type ListState, writeListState } from '@coaching/mfe-kit/lists';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** What a list shows, as the address says it, and how to show something else. */
export type ListAddress<State extends ListState> = [state: State, change: (next: Partial<State>) => void];

/**
 * A list's page, order, search and filters, which stand in the address. A move replaces the address, so that Back
 * leaves the list instead of walking through every search.
 * @param first what is left out of the address
 * @param read the state that an address says
 */
export function useListAddress<State extends ListState>(
  first: State,
  read: (search: URLSearchParams) => State,
): ListAddress<State> {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const state = read(search);
  return [
    state,
    // A tab that the address names after its # stays.
    (next) =>
      void navigate(
        { search: String(writeListState({ ...state, ...next }, first)), hash },
        { replace: true },
      ),
  ];
}
