import type { createInstance } from '@module-federation/enhanced/runtime';

export declare const sharedByShell: NonNullable<Parameters<typeof createInstance>[0]['shared']>;
