import type { Stars as StarsGiven } from '@coaching/contracts';
import { useSession } from '@coaching/mfe-kit';
import { Icon } from '@coaching/ui-kit';
import { IconAward } from '@tabler/icons-react';
import { FavoriteStar } from './favorite-star';
import classes from './favorite-star.module.css';

interface StarsProps {
  of: StarsGiven;
  /** What has them, for those who do not see where they stand. */
  name: string;
  /** Called with the new value of one's own star; left out where stars are only shown. */
  onChange?: (favorite: 0 | 1) => void;
}

/** One's own star, and beside it the mark of what the organisation recommends: two things that differ in shape. */
export function Stars({ of, name, onChange }: StarsProps) {
  const { organization } = useSession();
  const words = `Recommended by ${organization?.name ?? 'your organization'}`;
  return (
    <span className={classes.stars}>
      <FavoriteStar favorite={of.favorite_user} name={name} onChange={onChange} />
      {of.favorite_organization === 1 && (
        <span className={classes.recommended} role="img" aria-label={words} data-tooltip={words}>
          <Icon of={IconAward} size={18} />
        </span>
      )}
    </span>
  );
}
