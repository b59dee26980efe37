// Boards.
'use strict';
