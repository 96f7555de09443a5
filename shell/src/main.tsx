import { endSession, followOtherPages, onBecomeOver } from '@coaching/mfe-kit';
import { onLogoutElsewhere } from '@coaching/mfe-kit/owed-logout';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { goBackToOneself } from './becoming/go-back';
import { forgetCoursesOnSignIn } from './course/forget-on-sign-in';
import { askAgainWhenOnline } from './offline/ask-again';
import { startServiceWorker } from './offline/start-service-worker';
import { registryStore } from './remotes/registry-store';
import { reportShownPages } from './remotes/report-shown-pages';
import { startSession } from './start/start-session';
import { forgetLostRights } from './unsent-work/forget-lost-rights';
import { sendUnsentWorkOfRemotes } from './unsent-work/send-unsent-work';

startServiceWorker();
void startSession();
reportShownPages();
forgetLostRights();
forgetCoursesOnSignIn();
sendUnsentWorkOfRemotes();
void registryStore.load();
askAgainWhenOnline();
followOtherPages();
onLogoutElsewhere(endSession);
onBecomeOver(() => void goBackToOneself().catch(() => undefined));

createRoot(document.getElementById('app') as HTMLElement).render(<App />);
