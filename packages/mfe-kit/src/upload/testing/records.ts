import type { UploadRecord } from '@coaching/contracts';

/** The record of a file that waits. */
export function aRecord(changes: Partial<UploadRecord> = {}): UploadRecord {
  return {
    id: 'one',
    name: 'plan.pdf',
    size: 1000,
    type: 'application/pdf',
    active: false,
    error: null,
    message: '',
    success: false,
    progress: 0,
    speed: 0,
    putAction: null,
    postAction: '/upload/post',
    headers: {},
    data: {},
    response: null,
    download_url: null,
    ...changes,
  };
}

/** A file of this many bytes. */
export const aFile = (name: string, size = 10, type = ''): File =>
  new File([new Uint8Array(size)], name, { type });
