/** The reader's own component of React. */
export const App = () => null
