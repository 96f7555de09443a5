import { followColorScheme } from '@coaching/ui-kit/color-scheme';

// Before anything is drawn, so that dark pages do not flash white.
followColorScheme();
