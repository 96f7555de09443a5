import * as React from 'react';
import { createRoot } from 'react-dom/client';
import type { LifeCycleFn } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import { type RemoteProps, RemoteRoot, type Slots } from './remote-root';

export interface RemoteDefinition {
  /** `<Route>` elements of react-router, with whole paths; pages may be `lazy`. */
  routes: React.ReactNode;
  /** What it shows in the slots that its manifest names; may be `lazy`. */
  slots?: Slots;
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
export function defineRemote({ routes, slots = {}, sendUnsentWork }: RemoteDefinition): RemoteLifecycles {
  type Props = RemoteProps & { routes: React.ReactNode; slots: Slots };
  const lifecycles = singleSpaReact<Props>({
    React,
    ReactDOMClient: { createRoot },
    rootComponent: RemoteRoot,
    // The root has its own boundary inside, which reports to the shell.
    suppressComponentDidCatchWarning: true,
  });
  const withPages =
    (lifecycle: LifeCycleFn<Props> | undefined): LifeCycleFn<RemoteProps> =>
    async (props) => {
      const steps = lifecycle === undefined ? [] : [lifecycle].flat();
      for (const step of steps) await step({ ...props, routes, slots });
    };
  return {
    bootstrap: withPages(lifecycles.bootstrap),
    mount: withPages(lifecycles.mount),
    unmount: withPages(lifecycles.unmount),
    update: withPages(lifecycles.update),
    sendUnsentWork,
  };
}
