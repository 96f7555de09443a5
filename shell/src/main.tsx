import { createRoot } from 'react-dom/client';
import { App } from './app';
import { startServiceWorker } from './offline/start-service-worker';
import { registryStore } from './remotes/registry-store';
import { tellShownPages } from './remotes/tell-shown-pages';
import { startSession } from './start/start-session';

startServiceWorker();
void startSession();
tellShownPages();
void registryStore.load();

createRoot(document.getElementById('app') as HTMLElement).render(<App />);
