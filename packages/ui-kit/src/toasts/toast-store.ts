import type { ReactNode } from 'react';
import { afterPress } from '../press/press';

export type ToastKind = 'success' | 'info' | 'error';
export interface Toast {
  id: number;
  kind: ToastKind;
  message: ReactNode;
  undo?: () => void;
}
export interface ToastOptions {
  /** Offers an Undo button that calls this and puts the toast away. */
  undo?: () => void;
}

/** Milliseconds a toast stays. */
const NOTIFICATION_TIMEOUT_MS = 5000;

/** More than this many at once would cover the page; the oldest gives way. */
const MOST = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function change(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function startTimer(id: number) {
  timers.set(
    id,
    setTimeout(() => dismissToast(id), NOTIFICATION_TIMEOUT_MS),
  );
}

function show(kind: ToastKind, message: ReactNode, options: ToastOptions = {}) {
  const same = toasts.find((toast) => toast.kind === kind && toast.message === message && !toast.undo);
  if (same && !options.undo) {
    // One that is held stays held.
    if (timers.has(same.id)) {
      clearTimeout(timers.get(same.id));
      startTimer(same.id);
    }
    return same.id;
  }
  lastId += 1;
  const toast = { id: lastId, kind, message, ...options };
  // Those that are there move up.
  afterPress(() => {
    change([...toasts, toast].slice(-MOST));
    startTimer(toast.id);
  });
  return toast.id;
}

/** Puts a toast away before its time. */
export function dismissToast(id: number) {
  clearTimeout(timers.get(id));
  timers.delete(id);
  change(toasts.filter((toast) => toast.id !== id));
}

/** Stops all clocks while somebody reads or reaches for a button. */
export function holdToasts() {
  for (const timer of timers.values()) clearTimeout(timer);
  timers.clear();
}

/** Gives every toast its full time again. */
export function releaseToasts() {
  for (const { id } of toasts) if (!timers.has(id)) startTimer(id);
}

/**
 * Messages at the bottom of the page for 5 seconds; each call returns the id for `dismissToast`. What already stands
 * there in the same words stays a while longer instead of standing there twice.
 */
export const toast = {
  success: (message: ReactNode, options?: ToastOptions) => show('success', message, options),
  info: (message: ReactNode, options?: ToastOptions) => show('info', message, options),
  /** Red; for what failed. */
  error: (message: ReactNode, options?: ToastOptions) => show('error', message, options),
};

export const toastStore = {
  get: () => toasts,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
