import { followOtherPages, onBecomeOver } from '@coaching/mfe-kit';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { goBackToOneself } from './becoming/go-back';
import { sendWhatIsLeftBehind } from './left-behind/send-left-behind';
import { startServiceWorker } from './offline/start-service-worker';
import { registryStore } from './remotes/registry-store';
import { reportShownPages } from './remotes/report-shown-pages';
import { startSession } from './start/start-session';

startServiceWorker();
void startSession();
reportShownPages();
sendWhatIsLeftBehind();
void registryStore.load();
followOtherPages();
onBecomeOver(() => void goBackToOneself().catch(() => undefined));

createRoot(document.getElementById('app') as HTMLElement).render(<App />);
