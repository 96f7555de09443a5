declare module '*.png' {
  const address: string;
  export default address;
}
