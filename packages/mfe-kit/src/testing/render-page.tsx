import { type CastName, cast } from '@coaching/access/testing';
import type { CallResponse } from '@coaching/contracts';
import { dismissToast, toastStore, UiProvider } from '@coaching/ui-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { BridgedRouter } from '../navigation/bridged-router';
import { history } from '../navigation/history';
import { RouterLink } from '../navigation/router-link';
import { type IsShown, shownPages } from '../navigation/shown-pages';
import { queryClient } from '../queries/query-client';
import { sessionStore } from '../session/session-store';
import type { Answers } from './answers';
import { createFakeApi, type FakeApi } from './fake-api';

let current: FakeApi | null = null;
beforeEach(() => {
  queryClient.clear();
  // What fails is asked for as often as ever, without the pauses in between.
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
  window.localStorage.clear();
  // They stay for a while, also when their page is gone.
  for (const { id } of toastStore.get()) dismissToast(id);
});
afterEach(() => {
  const problems = current?.problems ?? [];
  current = null;
  if (problems.length > 0)
    throw new Error(`Calls that are not as the contract has them:\n${problems.join('\n')}`);
});

/** Who is signed in: somebody of the cast, or a session of one's own; null for nobody. */
type Viewer =
  | CastName
  | Pick<CallResponse<'getUserSession'>, 'user' | 'organization' | 'seats_close_at'>
  | null;

export interface RenderPageOptions {
  /** The address it is opened at. */
  at?: string;
  /** The path of its route, with parameters as `:name`; the address's own unless given. */
  path?: string;
  /** The coach of the cast unless given. */
  as?: Viewer;
  /** What the server says; a call without an answer fails the test. */
  answers?: Answers;
  /** Which pages remotes show; all of them unless given. */
  shows?: IsShown;
}

export interface RenderedPage extends Pick<FakeApi, 'made' | 'madeOf' | 'answer'> {
  /** Clicks and types as a person does. */
  user: UserEvent;
  /** Path and query of where one is now. */
  address(): string;
}

/** The session that identity sends to a browser. */
export function sessionOf(viewer: Exclude<Viewer, null>): CallResponse<'getUserSession'> {
  const journal_key = 'A'.repeat(43);
  if (typeof viewer !== 'string') return { ...viewer, journal_key };
  const { organization_uid } = cast.actors[viewer];
  const organization = Object.values(cast.organizations).find(({ uid }) => uid === organization_uid) ?? null;
  return { user: cast.users[viewer], organization, journal_key };
}

/** Shows a page as the shell and the remotes do: at an address, to somebody, over a server that a test speaks for. */
export function renderPage(
  page: ReactNode,
  {
    at = '/',
    path = at.split('?')[0],
    as = 'coach',
    answers = {},
    shows = () => true,
  }: RenderPageOptions = {},
): RenderedPage {
  const api = createFakeApi(answers);
  current = api;
  globalThis.fetch = ((address: string, init?: RequestInit) => api.fetch(address, init)) as typeof fetch;
  if (as === null) sessionStore.leave();
  else sessionStore.begin(sessionOf(as));
  shownPages.update(shows);
  history.replace(at);
  render(
    <QueryClientProvider client={queryClient}>
      <BridgedRouter>
        <UiProvider link={RouterLink} env="test">
          <Suspense>
            <Routes>
              <Route path={path} element={page} />
              <Route path="*" element={null} />
            </Routes>
          </Suspense>
        </UiProvider>
      </BridgedRouter>
    </QueryClientProvider>,
  );
  return {
    user: userEvent.setup(),
    made: api.made,
    madeOf: api.madeOf,
    answer: api.answer,
    address() {
      const { pathname, search } = history.get().location;
      return pathname + search;
    },
  };
}
