import { organizationDecidedFor } from '@coaching/access';
import type { CallBody, Stars } from '@coaching/contracts';
import { useCallMutation, useSession } from '@coaching/mfe-kit';
import { type MenuEntry, toast } from '@coaching/ui-kit';
import { IconAward, IconAwardOff } from '@tabler/icons-react';

type Favorite = CallBody<'updateFavorite'>;

interface Starred extends Stars {
  uid: string;
}

export interface UsedStars {
  /** Gives or takes one's own star. */
  giveOwn(of: Starred, favorite: 0 | 1): void;
  /**
   * The entry of a row's menu by which those who decide for the organisation recommend something to all in it; none for
   * others. @param isOffered others are offered it: what nobody else sees is recommended to nobody
   */
  recommending(of: Starred, isOffered: boolean): MenuEntry[];
}

const lists = { question: 'getQuestions', template: 'getInterviewTemplates' } as const;

/** Gives stars to questions or templates, for oneself and by those who may for the organisation. */
export function useStars(favorite_type: Favorite['favorite_type']): UsedStars {
  const { actor, organization } = useSession();
  const star = useCallMutation('updateFavorite', { invalidates: [lists[favorite_type]] });
  const decidedFor = organizationDecidedFor(actor);
  const name = organization?.short_name || organization?.name || 'your organization';

  return {
    giveOwn: ({ uid }, favorite_value) =>
      star.mutate({
        body: { uid, favorite_type, favorite_entity: 'User', favorite_uid: actor.uid, favorite_value },
      }),
    recommending({ uid, favorite_organization }, isOffered) {
      const isGiven = favorite_organization === 1;
      if (decidedFor === null || !(isOffered || isGiven)) return [];
      const body: Favorite = {
        uid,
        favorite_type,
        favorite_entity: 'Organization',
        favorite_uid: decidedFor,
        favorite_value: isGiven ? 0 : 1,
      };
      const done = isGiven ? `No longer recommended to ${name}` : `Recommended to ${name}`;
      return [
        {
          label: isGiven ? 'Stop recommending' : `Recommend to ${name}`,
          icon: isGiven ? IconAwardOff : IconAward,
          onSelect: () => star.mutate({ body }, { onSuccess: () => toast.success(done) }),
        },
      ];
    },
  };
}
