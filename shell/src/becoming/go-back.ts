/** Goes back to who one really is, in code that few people need. @throws ApiError or NetworkError when the server does not */
export const goBackToOneself = async (): Promise<void> =>
  (await import('@coaching/mfe-kit/become')).endBecomeUser();
