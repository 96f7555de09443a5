import { createRoot } from 'react-dom/client';
import { App } from './app';
import { registryStore } from './remotes/registry-store';
import { startSession } from './start/start-session';

void startSession();
void registryStore.load();

createRoot(document.getElementById('app') as HTMLElement).render(<App />);
