/** How a picture is sent, and the message when that failed. */
export interface PictureUpload {
  /** Sends the file and answers its address. @param onProgress called with the part that is sent, 0 to 1 */
  upload: (file: File, onProgress: (part: number) => void) => Promise<string>;
  /** What a failed upload reads as. */
  problemOf: (error: unknown) => string;
}
