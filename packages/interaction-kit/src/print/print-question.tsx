import { latePart, useCodeAhead } from '@coaching/ui-kit';

import type { PrintRequest } from './use-print-request';

const loadDialog = () => import('./print-dialog');
const PrintDialog = latePart(loadDialog);

interface PrintQuestionProps {
  request: PrintRequest;
  /** The question, such as 'Print the script'. */
  title: string;
  coachee: string;
}

/** Asks what goes along to the printer, while that is asked. */
export function PrintQuestion({ request, ...dialog }: PrintQuestionProps) {
  useCodeAhead(loadDialog);
  if (!request.isAsking) return null;
  return <PrintDialog {...dialog} onPrint={request.print} onClose={request.cancel} />;
}
