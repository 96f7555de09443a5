import { mayOpenRecycleBin } from './recycle-bin';
import { places, testEveryRole } from './testing';

describe('opening the recycle bin', () => {
  testEveryRole(mayOpenRecycleBin, {
    Superuser: places,
    'Organization Admin': places,
    'Program Admin': places,
    Coach: places,
  });
});
