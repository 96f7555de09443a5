import { BridgedRouter, queryClient, RouterLink } from '@coaching/mfe-kit';
import { UiProvider } from '@coaching/ui-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { ConfirmIdentity } from './confirm-identity/confirm-identity';
import { Start } from './start/start';

/** The product's outermost root: what every page of the shell finds around it. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <BridgedRouter>
        <UiProvider link={RouterLink}>
          <Start />
          <ConfirmIdentity />
        </UiProvider>
      </BridgedRouter>
    </QueryClientProvider>
  );
}
