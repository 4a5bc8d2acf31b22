/** Where the built script finds the server that it came from. The build refuses a script that does not have it exactly once. */
export const ownOrigin = /new URL\([\w$]+,location\.href\)\.origin/
