/** MongoDB's code for a write that found no room, and the system's own words for it. */
const OUT_OF_DISK_SPACE = 14031;
const ofTheSystem = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** Whether something could not be stored because there is no room left: nothing of it is stored. */
export function isDiskFull(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === OUT_OF_DISK_SPACE || ofTheSystem.includes(String(code));
}
