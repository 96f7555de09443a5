/** Name under which a file is stored: random, and the extension of what it holds. */
const NAME = '[A-Za-z0-9_-]{20,64}\\.[a-z]{3,4}';

/** The whole of such a name. */
export const uploadedFileName = new RegExp(`^${NAME}$`);

const uploaded = new RegExp(`^(?:https?://[^/?#\\s"'<>\\\\@]+)?((?:/[\\w-]+)*/files/${NAME})$`);

/**
 * The path of a file that was uploaded here, from its address; null for an address of anything else. The host is
 * left out whatever it says: what is uploaded is found below our own, wherever the product moves, and nobody who
 * shows it asks another.
 */
export const uploadedPath = (address: string): string | null => uploaded.exec(address)?.[1] ?? null;
