import { CODE_MINUTES } from '@coaching/contracts';
import { TooMany } from '@coaching/service-kit';

/** As many codes as there may be are on their way; when the first of them has stopped to work, another can be. */
export const tooManyCodes = () =>
  new TooMany(
    'There are codes on their way already. Please use those, or try again later.',
    CODE_MINUTES * 60,
  );
