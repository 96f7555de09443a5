import { useSearchParams } from 'react-router';
import { type GrowthAddress, readGrowthAddress, writeGrowthAddress } from './growth-address';

/** What the address asks for. A change replaces it, so that Back leaves the page instead of walking through choices. */
export function useGrowthAddress(): [GrowthAddress, (changed: Partial<GrowthAddress>) => void] {
  const [search, setSearch] = useSearchParams();
  const address = readGrowthAddress(search);
  const change = (changed: Partial<GrowthAddress>) =>
    setSearch(writeGrowthAddress({ ...address, ...changed }), { replace: true });
  return [address, change];
}
