import { LoadingState } from '@coaching/ui-kit';
import type { ReactNode } from 'react';
import { QuotesContext } from './quotes-context';
import type { Evidence } from './use-evidence';

/** Around what lines of observations stand in: shown once these are there, as they would move it. */
export function WithEvidence({ evidence, children }: { evidence: Evidence; children: ReactNode }) {
  return (
    <QuotesContext value={evidence.quotes}>
      {evidence.isReady ? children : <LoadingState label="Loading the evidence" />}
    </QuotesContext>
  );
}
