import { Icon, IconButton } from '@coaching/ui-kit';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import classes from './favorite-star.module.css';

interface FavoriteStarProps {
  favorite: 0 | 1;
  /** What it is the favourite of, for those who do not see where the star stands. */
  name: string;
  /** Called with the new value: pressing a star that is given takes it. Left out where it is only shown. */
  onChange?: (favorite: 0 | 1) => void;
}

/** One star, given or not (spec 2 section 9, favourite rating of at most 1). */
export function FavoriteStar({ favorite, name, onChange }: FavoriteStarProps) {
  const icon = <Icon of={favorite ? IconStarFilled : IconStar} size={18} />;
  if (!onChange)
    return (
      <span
        className={classes.star}
        data-given={favorite === 1}
        role="img"
        aria-label={favorite ? 'Favorite' : 'Not a favorite'}
      >
        {icon}
      </span>
    );
  return (
    <IconButton
      label={`Favorite: ${name}`}
      tooltip={favorite ? 'Take the star' : 'Give a star'}
      aria-pressed={favorite === 1}
      className={classes.star}
      data-given={favorite === 1}
      onClick={() => onChange(favorite ? 0 : 1)}
    >
      {icon}
    </IconButton>
  );
}
