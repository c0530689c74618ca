import { createContext } from 'react';

/** Opens the sheet of a group. It hangs on the list, as the group itself may go to another place. */
export const PlacingContext = createContext<(group: string) => void>(() => undefined);
