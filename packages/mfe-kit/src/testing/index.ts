/** What tests of screens need; production code imports none of it. */
export { type Answer, type Answers, type MadeCall, noConnection, refusal, serverFailure } from './answers';
export { endSession } from './end-session';
export { createFakeApi, type FakeApi } from './fake-api';
export { type RenderedPage, type RenderPageOptions, renderPage, sessionOf } from './render-page';
