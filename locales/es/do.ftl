### Say it your way: /do, *Do…* and *Play this*

# A button, at most 20 characters.
do-button = Hacer…
# A form.
do-title = ¿Qué hace { $name }?
do-title-open = ¿Qué haces?
do-field = Tu texto
do-field-about = Con tus palabras. No pasa nada hasta que elijas una acción.
# Above buttons with actions.
do-which = ¿Qué hace { $name }? No pasa nada hasta que elijas.
do-meanwhile = Aún no es el turno { DE($name) }. Mientras tanto puede hacer esto:
do-unknown = { $name } no tiene «{ $tool }».
do-beyond-tools = { $name } no tiene nada con lo que hacer eso.
do-impossible-way = { $name } no puede moverse así aquí.
do-no-effect = Ahora mismo, eso no ayudaría a { $target }.
do-instead = En su lugar puedes hacer esto:
do-then = Después: { $action }
do-nothing = No encontré ninguna acción, así que no pasó nada. Di qué hace { $name }, o pulsa **Más…** para elegir. Para solo hablar, usa `/say`.
do-nothing-off-turn = No encontré ninguna acción, así que no pasó nada. Di qué hace { $name }. Para solo hablar, usa `/say`.
do-changed = Algo cambió desde que lo escribiste. Elige otra vez:
do-gone = Ya no tengo ese texto. Usa otra vez `/do` o **Jugar esto**.
# In the line about an offered action, in lower case.
do-state = { $name } ({ $state })
do-watched = pueden atacarte por el camino
# Below the draft of a plan.
do-plan-cannot-wait = No puedo saber cuándo pasa esto, así que no está en el plan: «{ $words }».
do-plan-cannot-do = Un plan no puede hacer esto: { $action }. Para fijar una reacción, abre *Mi personaje* y luego *Reacciones autom.*
do-plan-replaces = Sustituye tu plan actual.
# Labels of buttons. *Play* does the action next to it; at most 20 characters.
do-play = Jugar
do-move-to = Ir a { $place }
do-move-toward = Ir hacia { $name } ({ $place })
do-how = { $action } ({ $how })
do-several = { $action } ({ $names })
do-staked = { $action } · { $staked }
do-way-is-watched = Los enemigos pueden atacarte de camino a { $place }. ¿Ir de todos modos?
# A link to the player’s post.
do-post = mensaje
