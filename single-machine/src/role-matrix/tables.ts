import { accountRows } from './account-rows';
import { actionStepRows } from './action-step-rows';
import { billingRows } from './billing-rows';
import { contentRows } from './content-rows';
import { conversationRows } from './conversation-rows';
import { observationRows } from './observation-rows';
import { placeRows } from './place-rows';
import { recycleBinRows } from './recycle-bin-rows';
import { reportRows } from './report-rows';
import type { RoutedCall, Row } from './row';
import { rubricRows } from './rubric-rows';
import { sessionRows } from './session-rows';
import { toolRows } from './tool-rows';

/** A row, or several, for every call of the contracts: who is answered. Sessions come last, because they end. */
export const tables: Record<RoutedCall, Row | readonly Row[]> = {
  ...observationRows,
  ...reportRows,
  ...actionStepRows,
  ...conversationRows,
  ...rubricRows,
  ...toolRows,
  ...contentRows,
  ...billingRows,
  ...recycleBinRows,
  ...placeRows,
  ...accountRows,
  ...sessionRows,
};
