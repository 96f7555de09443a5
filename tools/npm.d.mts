type Command = [program: string, ...args: string[]];

export declare const npm: (...args: string[]) => Command;
export declare const locally: (...args: string[]) => Command;
