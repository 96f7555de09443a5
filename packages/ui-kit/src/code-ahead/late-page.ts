import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { untilItComes } from './until-it-comes';

/**
 * A page, or a tab of one, whose code comes when it is shown; `PageToCome` stands in its place until then. What React's
 * own `lazy` asks for once and not again, this asks for until it comes.
 * @param load imports the page as its module's default
 */
export const latePage = <Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => untilItComes(load));
