import type { SlotName } from '@coaching/contracts';
import { history, queryClient } from '@coaching/mfe-kit';
import { BrokenRemoteCard, ContentColumn, LoadingState } from '@coaching/ui-kit';
import { Fragment, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { mountRootParcel, type Parcel } from 'single-spa';
import { isBelow } from './match-remote';
import type { Remote } from './registry';
import { registryStore } from './registry-store';
import { type RemoteLoader, remoteLoader } from './remote-loader';

/** A remote that has not shown itself after this long is said to be slow, and still waited for, in milliseconds. */
export const PATIENCE_MS = 10_000;

interface RemoteAreaProps {
  remote: Remote;
  /** The slot of a page of the shell's that it shows something in, in the page's own column; its pages otherwise. */
  slot?: SlotName;
  loader?: RemoteLoader;
}

/** How a page of a remote is called in front of people: by its menu entry; undefined where it has none. */
const pageLabel = ({ navigation }: Remote, pathname: string): string | undefined =>
  navigation.find(({ path }) => isBelow(pathname, path))?.label;

/**
 * The place in which one remote shows itself. Missing, slow or throwing, it shows a card with Retry there, and
 * everything around goes on. A slow one takes the card's place as soon as it comes.
 */
export function RemoteArea({ remote, slot, loader = remoteLoader }: RemoteAreaProps) {
  const { pathname } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'loading' | 'shown' | 'missing' | 'slow' | 'broken'>('loading');

  useEffect(() => {
    // A fresh element each time: what a broken remote left behind disturbs nobody.
    const domElement = document.createElement('div');
    place.current?.append(domElement);
    let over = false;
    let parcel: Parcel<object> | undefined;
    const finish = () => {
      if (over) return;
      over = true;
      clearTimeout(patience);
      const leave = () => domElement.remove();
      if (parcel) void parcel.mountPromise.then(parcel.unmount).then(leave, leave);
      else leave();
    };
    const giveUp = (reason: 'missing' | 'broken', error: unknown) => {
      if (over) return;
      finish();
      console.error(`The remote ${remote.name} is ${reason}.`, error);
      setState(reason);
    };
    const patience = setTimeout(() => {
      console.warn(`The remote ${remote.name} is slow.`);
      setState('slow');
    }, PATIENCE_MS);
    const breakDown = (error: unknown) => {
      loader.forget(remote);
      giveUp('broken', error);
    };

    setState('loading');
    (attempt === 0 ? loader.load(remote) : loader.retry(remote)).then(
      (lifecycles) => {
        if (over) return;
        parcel = mountRootParcel(lifecycles, {
          domElement,
          navigation: history,
          onBroken: breakDown,
          ...(slot && { slot }),
        });
        return parcel.mountPromise.then(() => {
          clearTimeout(patience);
          if (!over) setState('shown');
        }, breakDown);
      },
      (error) => giveUp('missing', error),
    );
    return finish;
  }, [remote, slot, attempt, loader]);

  const retry = useCallback(() => {
    setState('loading');
    // What it was answered may have broken it.
    queryClient.removeQueries({ type: 'inactive' });
    // A version published in the meantime may be the mended one.
    void registryStore.refresh().then(() => setAttempt((count) => count + 1));
  }, []);

  useEffect(() => {
    if (state !== 'missing') return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [state, retry]);

  const Column = slot ? Fragment : ContentColumn;
  const label = slot ? undefined : pageLabel(remote, pathname);
  return (
    <>
      {state === 'loading' && (
        <Column>
          <LoadingState label={label && `Loading ${label}`} />
        </Column>
      )}
      {state !== 'loading' && state !== 'shown' && (
        <Column>
          <BrokenRemoteCard
            name={label ?? (slot ? 'This part of the page' : 'This page')}
            reason={state}
            onRetry={retry}
          />
        </Column>
      )}
      <div ref={place} hidden={state !== 'shown'} />
    </>
  );
}
