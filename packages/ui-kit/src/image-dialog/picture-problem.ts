import { isPictureName, MAX_PICTURE_BYTES, MESSAGES } from '@coaching/contracts';

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

/** What is wrong with a file that was chosen as a picture; null for nothing (spec 1 section 5). */
export function pictureProblem({ name, size }: { name: string; size: number }): string | null {
  if (!isPictureName(name)) return MESSAGES.notAPicture;
  if (size > MAX_PICTURE_BYTES)
    return `This picture is larger than ${megabytes(MAX_PICTURE_BYTES)} MB. Please choose a smaller one.`;
  return null;
}
