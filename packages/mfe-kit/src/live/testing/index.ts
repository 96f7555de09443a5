export { FakeEventSource } from './fake-event-source';
