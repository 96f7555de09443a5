import { callErrorText, queryClient } from '@coaching/mfe-kit';
import { useNavigate } from 'react-router';
import { useWayBack } from '../way-back';
import { saveMerged } from './save-merged';

/** What a form needs that changes what something is set to. */
interface Edit<Entity> {
  /** Saves it as it is to be; answers what failed, as a sentence. */
  save: (mine: Entity) => Promise<string | null>;
  /** Leaves the form once all is saved. */
  leave: () => void;
  /** Leaves it without saving. */
  goBack: () => void;
}

/**
 * Changes what something is set to, merged with what was changed elsewhere meanwhile.
 * @param autosaved how it is saved and merged
 * @param base as it was when the form opened
 * @param back where one came from and goes back to
 */
export function useEdit<Entity>(
  autosaved: Parameters<typeof saveMerged<Entity>>[0],
  base: Entity,
  back: string,
): Edit<Entity> {
  const navigate = useNavigate();
  const goBack = useWayBack(back);
  return {
    async save(mine) {
      try {
        await saveMerged(autosaved, base, mine);
      } catch (error) {
        return callErrorText(error);
      }
      // Lists and screens that show it.
      void queryClient.invalidateQueries();
      return null;
    },
    leave: () => navigate(back, { replace: true }),
    goBack,
  };
}
