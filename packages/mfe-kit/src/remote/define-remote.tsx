import * as React from 'react';
import { createRoot } from 'react-dom/client';
import type { LifeCycleFn } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import { type RemoteProps, RemoteRoot } from './remote-root';

export interface RemoteDefinition {
  /** `<Route>` elements of react-router, with whole paths; pages may be `lazy`. */
  routes: React.ReactNode;
  /** Sends what earlier pages of this person left unsent on the device; loads its code only when it is called. */
  sendUnsentWork?: (user_uid: string) => Promise<void>;
}

/** What single-spa calls to start, show, refresh and remove a remote. */
export interface RemoteLifecycles {
  bootstrap: LifeCycleFn<RemoteProps>;
  mount: LifeCycleFn<RemoteProps>;
  unmount: LifeCycleFn<RemoteProps>;
  update: LifeCycleFn<RemoteProps>;
  sendUnsentWork?: (user_uid: string) => Promise<void>;
  /** What remotes built by the version before call sendUnsentWork. */
  sendLeftBehind?: (user_uid: string) => Promise<void>;
}

/** The single-spa lifecycles of a remote, which its `src/lifecycles.tsx` exports. */
export function defineRemote({ routes, sendUnsentWork }: RemoteDefinition): RemoteLifecycles {
  const lifecycles = singleSpaReact<RemoteProps & { routes: React.ReactNode }>({
    React,
    ReactDOMClient: { createRoot },
    rootComponent: RemoteRoot,
    // The root has its own boundary inside, which reports to the shell.
    suppressComponentDidCatchWarning: true,
  });
  const withRoutes =
    (
      lifecycle: LifeCycleFn<RemoteProps & { routes: React.ReactNode }> | undefined,
    ): LifeCycleFn<RemoteProps> =>
    async (props) => {
      const steps = lifecycle === undefined ? [] : [lifecycle].flat();
      for (const step of steps) await step({ ...props, routes });
    };
  return {
    bootstrap: withRoutes(lifecycles.bootstrap),
    mount: withRoutes(lifecycles.mount),
    unmount: withRoutes(lifecycles.unmount),
    update: withRoutes(lifecycles.update),
    sendUnsentWork,
  };
}
