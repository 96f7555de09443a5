export {
  AutosaveIndicator,
  type AutosaveIndicatorProps,
  type AutosaveState,
} from './autosave-indicator/autosave-indicator';
export { Brand } from './brand/brand';
export { BrandMark } from './brand/brand-mark';
export { BrokenRemoteCard, type BrokenRemoteCardProps } from './broken-remote/broken-remote-card';
export { latePart } from './code-ahead/late-part';
export { useCodeAhead } from './code-ahead/use-code-ahead';
export type { ColorSchemeChoice } from './color-scheme/stored-color-scheme';
export { useColorScheme } from './color-scheme/use-color-scheme';
export { useConfirm } from './confirm/confirm-provider';
export type { ConfirmRequest } from './confirm/confirm-request';
export { formatDate, formatTime } from './date-time-field/date-time';
export { DateTimeField } from './date-time-field/date-time-field';
export { AppFrame, type FrameEntry } from './frame/app-frame';
export { PublicFrame } from './frame/public-frame';
export { Icon } from './icon/icon';
export { IconButton } from './icon-button/icon-button';
export { Link, type LinkProps } from './link/link';
export * from './mantine';
export { ActionMenu } from './menu/action-menu';
export { DotsMenu } from './menu/dots-menu';
export type { MenuEntry } from './menu/menu-entry';
export { OrganizationMark } from './organization-mark/organization-mark';
export { ContentColumn } from './page/content-column';
export { PageHeader, type PageHeaderProps } from './page/page-header';
export { Prose } from './page/prose';
export { lazyAfterPress } from './press/lazy-after-press';
export { afterPress } from './press/press';
export { useSteady } from './press/use-steady';
export { PrintLayout } from './print/print-layout';
export { usePrinting } from './print/use-printing';
export { UiProvider, type UiProviderProps } from './provider/ui-provider';
export { RichTextField } from './rich-text/rich-text-field';
export { isSafeAddress, RichTextView } from './rich-text/rich-text-view';
export { Delayed } from './states/delayed';
export { EmptyState } from './states/empty-state';
export { ErrorState } from './states/error-state';
export { LoadingState } from './states/loading-state';
export { ProblemNote } from './states/problem-note';
export { elapsedMinutes, untilNextMinute } from './timer/elapsed-minutes';
export { TimerPanel } from './timer/timer-panel';
export { dismissToast, toast } from './toasts/toast-store';
export { initialsOf } from './user/initials';
export { type Person, UserAvatar } from './user/user-avatar';
