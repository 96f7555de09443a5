/** How a picture is sent, and what is said when that failed. */
export interface PictureUpload {
  /** Sends the file and answers its address. @param onProgress told the part that is sent, 0 to 1 */
  upload: (file: File, onProgress: (part: number) => void) => Promise<string>;
  /** What a failed upload reads as. */
  problemOf: (error: unknown) => string;
}
